"""Prints the result of each line: base64 fields of a received call, with tabs between them."""
import sys
from base64 import b64decode
from datetime import datetime, timezone

from verify_signature import verify

for line in sys.stdin:
    fields = [b64decode(field) for field in line.rstrip("\n").split("\t")]
    method, target, key_id, secret, scope_word, now, *texts = [field.decode() for field in fields[:-1]]
    headers = dict(zip(texts[::2], texts[1::2]))
    clock = datetime.fromtimestamp(int(now), timezone.utc)
    print(verify(method, target, headers, fields[-1], key_id, secret, scope_word, clock))
