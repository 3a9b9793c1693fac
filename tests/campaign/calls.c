/* Between a process and the files of one folder: counts every call, and fails those that it is told
 * to. Loaded with LD_PRELOAD; Linux. Whoever tells it does so in a file that both have mapped
 * (CAMPAIGN_CONTROL), so that a process that is there already can be told, and its copies with it.
 *
 *   CAMPAIGN_FOLDER   only files whose path has this in it
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define MOST_CALLS 65536
#define MOST_FILES 65536

/* Laid out as `everycall.Control` reads it. */
struct control {
  _Atomic int64_t armed;    /* calls fail */
  _Atomic int64_t at;       /* the first that may, counted from 1 */
  _Atomic int64_t lasting;  /* nanoseconds for which they fail; 0: one call fails */
  _Atomic int64_t room;     /* only calls that need room on the disk */
  _Atomic int64_t number;   /* with this error */
  _Atomic int64_t calls;    /* counted so far */
  _Atomic int64_t failed;   /* of them */
  _Atomic int64_t began;    /* when the first failed */
  _Atomic int64_t kind;     /* which kind that one was, and of which file */
  _Atomic int64_t cut;      /* one write was done by half */
  uint8_t log[MOST_CALLS];  /* kind and file of each call */
};

enum kind { OPEN, READ, WRITE, FLUSH, CUT, RENAME, UNLINK, LOCK, MAP, LOOK, RIGHTS };

static struct control *control;
static const char *folder;
static uint8_t ours[MOST_FILES]; /* by descriptor: 1 + which file */

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("CAMPAIGN_CONTROL");
  folder = getenv("CAMPAIGN_FOLDER");
  int fd = file && folder ? (int)syscall(SYS_openat, AT_FDCWD, file, O_RDWR) : -1;
  if (fd < 0) return;
  void *map = (void *)syscall(SYS_mmap, NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED,
                              fd, 0);
  syscall(SYS_close, fd);
  if (map != MAP_FAILED) control = map;
}

static int64_t now(void) {
  struct timespec t;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int ends(const char *path, const char *with) {
  size_t n = strlen(path), m = strlen(with);
  return n >= m && !strcmp(path + n - m, with);
}

/* 0: not ours; otherwise 1 + database, log of writes, its index, lock, anything else. */
static int file_of(const char *path) {
  if (!control || !path || !strstr(path, folder)) return 0;
  if (ends(path, ".sqlite3")) return 1;
  if (ends(path, "-wal")) return 2;
  if (ends(path, "-shm")) return 3;
  if (ends(path, ".lock")) return 4;
  return 5;
}
static int file_at(int fd) { return fd >= 0 && fd < MOST_FILES && control ? ours[fd] : 0; }

/* Whether a call fails, which has been counted; errno is set then. */
static int fails(int file, enum kind kind, int needs_room) {
  if (!file) return 0;
  int64_t n = atomic_fetch_add(&control->calls, 1) + 1;
  int seen = (int)kind | (file - 1) << 4 | (needs_room ? 128 : 0);
  if (n < MOST_CALLS) control->log[n] = (uint8_t)seen;
  if (!control->armed || n < control->at || (control->room && !needs_room)) return 0;
  int64_t none = 0;
  if (atomic_compare_exchange_strong(&control->failed, &none, 1)) {
    control->began = now();
    control->kind = seen;
  } else {
    if (!control->lasting || now() - control->began > control->lasting) return 0;
    atomic_fetch_add(&control->failed, 1);
  }
  errno = (int)control->number;
  return 1;
}

/* A disk that becomes full takes what still fits: the first write is done by half. */
static size_t fitting(size_t size) {
  int64_t none = 0;
  if (!control->lasting || !control->room || size < 2) return 0;
  return atomic_compare_exchange_strong(&control->cut, &none, 1) ? size / 2 : 0;
}

static int opened(const char *path, int at, int flags, mode_t mode) {
  int file = file_of(path);
  if (fails(file, OPEN, (flags & O_CREAT) != 0)) return -1;
  int fd = (int)syscall(SYS_openat, at, path, flags, mode);
  if (fd >= 0 && fd < MOST_FILES) ours[fd] = (uint8_t)file;
  return fd;
}
#define MODE mode_t mode = 0; if (flags & (O_CREAT | O_TMPFILE)) { \
  va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); }
int open(const char *path, int flags, ...) { MODE return opened(path, AT_FDCWD, flags, mode); }
int open64(const char *path, int flags, ...) { MODE return opened(path, AT_FDCWD, flags, mode); }
int openat(int at, const char *path, int flags, ...) { MODE return opened(path, at, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE return opened(path, at, flags, mode); }
int close(int fd) {
  if (fd >= 0 && fd < MOST_FILES) ours[fd] = 0;
  return (int)syscall(SYS_close, fd);
}

ssize_t read(int fd, void *data, size_t size) {
  return fails(file_at(fd), READ, 0) ? -1 : syscall(SYS_read, fd, data, size);
}
ssize_t pread64(int fd, void *data, size_t size, off64_t offset) {
  return fails(file_at(fd), READ, 0) ? -1 : syscall(SYS_pread64, fd, data, size, offset);
}
ssize_t pread(int fd, void *data, size_t size, off_t offset) {
  return pread64(fd, data, size, offset);
}
ssize_t write(int fd, const void *data, size_t size) {
  if (fails(file_at(fd), WRITE, 1) && !(size = fitting(size))) return -1;
  return syscall(SYS_write, fd, data, size);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  if (fails(file_at(fd), WRITE, 1) && !(size = fitting(size))) return -1;
  return syscall(SYS_pwrite64, fd, data, size, offset);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  return pwrite64(fd, data, size, offset);
}
int fsync(int fd) { return fails(file_at(fd), FLUSH, 1) ? -1 : (int)syscall(SYS_fsync, fd); }
int fdatasync(int fd) {
  return fails(file_at(fd), FLUSH, 1) ? -1 : (int)syscall(SYS_fdatasync, fd);
}
int ftruncate64(int fd, off64_t size) {
  return fails(file_at(fd), CUT, 1) ? -1 : (int)syscall(SYS_ftruncate, fd, size);
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int rename(const char *old, const char *new) {
  if (fails(file_of(new), RENAME, 1)) return -1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, old, AT_FDCWD, new, 0);
}
int unlink(const char *path) {
  return fails(file_of(path), UNLINK, 0) ? -1 : (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
}
int mkdir(const char *path, mode_t mode) {
  return fails(file_of(path), OPEN, 1) ? -1 : (int)syscall(SYS_mkdirat, AT_FDCWD, path, mode);
}

static int locks(int command) {
  return command == F_SETLK || command == F_SETLKW || command == F_GETLK ||
         command == F_OFD_SETLK || command == F_OFD_SETLKW || command == F_OFD_GETLK;
}
#define ARGUMENT va_list more; va_start(more, command); void *with = va_arg(more, void *); \
  va_end(more); \
  if (locks(command) && fails(file_at(fd), LOCK, 0)) return -1; \
  return (int)syscall(SYS_fcntl, fd, command, with);
int fcntl(int fd, int command, ...) { ARGUMENT }
int fcntl64(int fd, int command, ...) { ARGUMENT }
int flock(int fd, int how) {
  return fails(file_at(fd), LOCK, 0) ? -1 : (int)syscall(SYS_flock, fd, how);
}

void *mmap64(void *where, size_t size, int may, int how, int fd, off64_t offset) {
  if (fails(file_at(fd), MAP, 0)) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, where, size, may, how, fd, offset);
}
void *mmap(void *where, size_t size, int may, int how, int fd, off_t offset) {
  return mmap64(where, size, may, how, fd, offset);
}

/* Looks at a file and its rights, by the usual function behind this one. */
#define USUAL(name, ...) ({ \
  static int (*usual)(__VA_ARGS__); \
  if (!usual) usual = (int (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name); \
  usual; })
#define BY_PATH(call, type, kind) int call(const char *path, type with) { \
  return fails(file_of(path), kind, 0) ? -1 : USUAL(#call, const char *, type)(path, with); }
#define BY_FILE(call, type, kind) int call(int fd, type with) { \
  return fails(file_at(fd), kind, 0) ? -1 : USUAL(#call, int, type)(fd, with); }
BY_PATH(stat, struct stat *, LOOK)
BY_PATH(stat64, struct stat64 *, LOOK)
BY_PATH(lstat, struct stat *, LOOK)
BY_PATH(lstat64, struct stat64 *, LOOK)
BY_FILE(fstat, struct stat *, LOOK)
BY_FILE(fstat64, struct stat64 *, LOOK)
BY_PATH(access, int, LOOK)
BY_PATH(chmod, mode_t, RIGHTS)
BY_FILE(fchmod, mode_t, RIGHTS)
int fchown(int fd, uid_t user, gid_t group) {
  return fails(file_at(fd), RIGHTS, 0) ? -1 : (int)syscall(SYS_fchown, fd, user, group);
}
