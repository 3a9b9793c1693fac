"""Ed25519: the examples of RFC 8032, and what must not pass."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from cheesemoon.letters import signing

EXAMPLES = [
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9"
        "b46bd25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f1"
        "1d8c387b2eaeb4302aeeb00d291612bb0c00",
    ),
]
ORDER = 2**252 + 27742317777372353535851937790883648493


@pytest.mark.parametrize(("secret", "key", "message", "signature"), EXAMPLES)
def test_the_examples_of_the_standard(secret: str, key: str, message: str, signature: str) -> None:
    made, text = bytes.fromhex(secret), bytes.fromhex(message)
    assert signing.public_key(made).hex() == key
    assert signing.sign(made, text).hex() == signature
    assert signing.is_signed(bytes.fromhex(key), text, bytes.fromhex(signature))


@settings(max_examples=15, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.binary(max_size=80))
def test_another_library_agrees(secret: bytes, message: bytes) -> None:
    ed25519 = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ed25519")
    theirs = ed25519.Ed25519PrivateKey.from_private_bytes(secret)
    assert theirs.public_key().public_bytes_raw() == signing.public_key(secret)
    assert theirs.sign(message) == signing.sign(secret, message)


def test_a_changed_bit_does_not_pass() -> None:
    secret = bytes(range(32))
    key, message = signing.public_key(secret), b"letter"
    good = signing.sign(secret, message)
    assert signing.is_signed(key, message, good)
    for place in range(0, 64, 7):
        bad = bytearray(good)
        bad[place] ^= 1
        assert not signing.is_signed(key, message, bytes(bad))
    assert not signing.is_signed(key, b"Letter", good)
    assert not signing.is_signed(signing.public_key(bytes(32)), message, good)


def test_a_second_form_of_a_signature_does_not_pass() -> None:
    """Adding the order of the group gives another number with the same effect."""
    secret = bytes(range(32))
    good = signing.sign(secret, b"letter")
    rest = int.from_bytes(good[32:], "little") + ORDER
    second = good[:32] + rest.to_bytes(32, "little")
    assert not signing.is_signed(signing.public_key(secret), b"letter", second)


@pytest.mark.parametrize("size", [0, 31, 33, 63, 65])
def test_other_sizes_do_not_pass(size: int) -> None:
    key = signing.public_key(bytes(32))
    assert not signing.is_signed(key, b"", bytes(size))
    assert not signing.is_signed(bytes(size), b"", bytes(64))
    with pytest.raises(ValueError, match="32 bytes"):
        signing.sign(bytes(size), b"")


@pytest.mark.parametrize("y", [1, signing._P - 1, 0])
def test_a_key_that_fits_every_message_signs_nothing(y: int) -> None:
    """Points of the orders 1, 2 and 4. With such a key a player could deny each signature."""
    key = y.to_bytes(32, "little")
    first = signing._unpack((1).to_bytes(32, "little"))
    assert first is not None and signing._unpack(key) is not None
    easy = [(1).to_bytes(32, "little") + bytes(32)]
    easy += [key + bytes(32)]
    assert not any(signing.is_signed(key, bytes([n]), mark) for mark in easy for n in range(16))
