/* Between a process and its files: notes every write and flush, so that a power cut can be played
 * afterwards, and tells a wrong time. Loaded with LD_PRELOAD; Linux with glibc or musl. (Calls that
 * fail: `calls.c`.)
 *
 *   CAMPAIGN_MATCH   only files whose path has this in it
 *   CAMPAIGN_TRACE   a file to note writes and flushes in
 *   CAMPAIGN_CLOCK   a file with the seconds by which the clock of the day is wrong
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -2;

static const char *setting(const char *name) {
  const char *found = getenv(name);
  return found && *found ? found : NULL;
}

static int path_of(int fd, char *path, size_t size) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, size - 1);
  if (n <= 0) return 0;
  path[n] = 0;
  const char *match = setting("CAMPAIGN_MATCH");
  return match && strstr(path, match) && !strstr(path, "-shm");
}

static void note(char kind, const char *path, int64_t offset, const void *data, uint32_t size) {
  if (trace == -2) {
    const char *file = setting("CAMPAIGN_TRACE");
    trace = file ? open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
  }
  if (trace < 0) return;
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  uint64_t at = (uint64_t)now.tv_sec * 1000000000u + now.tv_nsec;
  uint32_t length = strlen(path);
  size_t all = 1 + 8 + 4 + 8 + 4 + length + size;
  char *out = malloc(all), *p = out;
  if (!out) return;
  *p++ = kind;
  memcpy(p, &at, 8); p += 8;
  memcpy(p, &length, 4); p += 4;
  memcpy(p, &offset, 8); p += 8;
  memcpy(p, &size, 4); p += 4;
  memcpy(p, path, length); p += length;
  if (size) memcpy(p, data, size);
  syscall(SYS_write, trace, out, all);
  free(out);
}

#define BEGIN char path[4096]; int ours = path_of(fd, path, sizeof path); \
  if (ours) pthread_mutex_lock(&lock);
#define END if (ours) pthread_mutex_unlock(&lock);

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  BEGIN
  ssize_t n = syscall(SYS_pwrite64, fd, data, size, offset);
  if (ours && n > 0) note('w', path, offset, data, (uint32_t)n);
  END
  return n;
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  return pwrite64(fd, data, size, offset);
}
static int flush(int fd, long call) {
  BEGIN
  int result = syscall(call, fd);
  if (ours && !result) note('s', path, 0, NULL, 0);
  END
  return result;
}
int fsync(int fd) { return flush(fd, SYS_fsync); }
int fdatasync(int fd) { return flush(fd, SYS_fdatasync); }
int ftruncate64(int fd, off64_t size) {
  BEGIN
  int result = syscall(SYS_ftruncate, fd, size);
  if (ours && !result) note('t', path, size, NULL, 0);
  END
  return result;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int clock_gettime(clockid_t which, struct timespec *now) {
  int result = syscall(SYS_clock_gettime, which, now);
  const char *file = which == CLOCK_REALTIME ? setting("CAMPAIGN_CLOCK") : NULL;
  if (!result && file) {
    char text[32] = {0};
    int fd = syscall(SYS_openat, AT_FDCWD, file, O_RDONLY);
    if (fd >= 0) {
      if (syscall(SYS_read, fd, text, sizeof text - 1) > 0) now->tv_sec += atol(text);
      syscall(SYS_close, fd);
    }
  }
  return result;
}
