"""Checks the signature of a received call. Python 3.10 or newer, nothing else."""
import hashlib
import hmac
from datetime import datetime, timezone
from urllib.parse import parse_qsl, quote

WRONG_SIGNATURE, WRONG_DATE = 40301, 40302
CLOCK_TOLERANCE_S = 5 * 60
SIGNED_HEADERS = ("accept", "x-date", "x-fingerprint", "access-token")


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def encode(text: str) -> str:
    return quote(text, safe="-._~")


def expected_authorization(method, target, headers, body, key_id, secret, scope_word):
    """`target` is path and query as received, `headers` has lower-case names, `body` the bytes."""
    path, _, search = target.partition("?")
    pairs = sorted((encode(k), encode(v)) for k, v in parse_qsl(search, keep_blank_values=True))
    names = [name for name in SIGNED_HEADERS if headers.get(name)]
    is_form = headers.get("content-type", "").lower().startswith("multipart/form-data")
    canonical_request = "\n".join([
        method.upper(),
        path or "/",
        "&".join(f"{key}={value}" for key, value in pairs),
        *(f"{name}:{headers[name].strip()}" for name in names),
        "",
        ";".join(names),
        "UNSIGNED-PAYLOAD" if is_form else sha256(body),
    ])
    x_date, fingerprint = headers.get("x-date", ""), headers.get("x-fingerprint", "")
    date = x_date[:8]
    scope = f"{date}/{fingerprint}/{scope_word}"
    string_to_sign = "\n".join(["HMAC-SHA256", x_date, scope, sha256(canonical_request.encode())])
    signing_key = mac(mac(mac(secret.encode(), date), fingerprint), scope_word)
    signature = mac(signing_key, string_to_sign).hex()
    return f"HMAC-SHA256 Credential={key_id}/{scope}, SignedHeaders={';'.join(names)}, Signature={signature}"


def verify(method, target, headers, body, key_id, secret, scope_word, now=None) -> int:
    """0, or the code of the refusal, which is sent with HTTP 403."""
    try:
        sent_at = datetime.strptime(headers.get("x-date", ""), "%Y%m%dT%H%M%SZ").replace(tzinfo=timezone.utc)
    except ValueError:
        return WRONG_SIGNATURE
    if abs(((now or datetime.now(timezone.utc)) - sent_at).total_seconds()) > CLOCK_TOLERANCE_S:
        return WRONG_DATE
    expected = expected_authorization(method, target, headers, body, key_id, secret, scope_word)
    received = headers.get("authorization", "")
    return 0 if hmac.compare_digest(expected.encode(), received.encode()) else WRONG_SIGNATURE
