// Package signature checks the signature of a received call. Go 1.19 or newer, nothing else.
package signature

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"sort"
	"strings"
	"time"
)

const WrongSignature, WrongDate = 40301, 40302

var signedHeaders = []string{"accept", "x-date", "x-fingerprint", "access-token"}

// Received has path and query as received in Target, and headers by lower-case names.
type Received struct {
	Method, Target string
	Headers        map[string]string
	Body           []byte
}
type Key struct{ ID, Secret, ScopeWord string }

func hash(data []byte) string { sum := sha256.Sum256(data); return hex.EncodeToString(sum[:]) }
func mac(key []byte, text string) []byte {
	code := hmac.New(sha256.New, key)
	code.Write([]byte(text))
	return code.Sum(nil)
}
func encode(text string) string {
	decoded, err := url.QueryUnescape(text)
	if err != nil {
		decoded = text
	}
	return strings.ReplaceAll(url.QueryEscape(decoded), "+", "%20")
}

// Authorization is the header that the request must carry.
func Authorization(request Received, key Key) string {
	path, search, _ := strings.Cut(request.Target, "?")
	var pairs, names []string
	for _, text := range strings.Split(search, "&") {
		if name, value, _ := strings.Cut(text, "="); text != "" {
			// A zero byte sorts before every other, so that keys are compared before values.
			pairs = append(pairs, encode(name)+"\x00"+encode(value))
		}
	}
	sort.Strings(pairs)
	if path == "" {
		path = "/"
	}
	lines := []string{strings.ToUpper(request.Method), path, strings.ReplaceAll(strings.Join(pairs, "&"), "\x00", "=")}
	for _, name := range signedHeaders {
		if request.Headers[name] != "" {
			names = append(names, name)
			lines = append(lines, name+":"+strings.TrimSpace(request.Headers[name]))
		}
	}
	body := hash(request.Body)
	if strings.HasPrefix(strings.ToLower(request.Headers["content-type"]), "multipart/form-data") {
		body = "UNSIGNED-PAYLOAD"
	}
	signed := strings.Join(names, ";")
	canonical := strings.Join(append(lines, "", signed, body), "\n")
	xDate, fingerprint := request.Headers["x-date"], request.Headers["x-fingerprint"]
	scope := xDate[:8] + "/" + fingerprint + "/" + key.ScopeWord
	toSign := strings.Join([]string{"HMAC-SHA256", xDate, scope, hash([]byte(canonical))}, "\n")
	signingKey := mac(mac(mac([]byte(key.Secret), xDate[:8]), fingerprint), key.ScopeWord)
	return "HMAC-SHA256 Credential=" + key.ID + "/" + scope + ", SignedHeaders=" + signed +
		", Signature=" + hex.EncodeToString(mac(signingKey, toSign))
}

// Verify returns 0, or the code of the refusal, which is sent with HTTP 403.
func Verify(request Received, key Key, now time.Time) int {
	sentAt, err := time.Parse("20060102T150405Z", request.Headers["x-date"])
	if err != nil {
		return WrongSignature
	}
	if difference := now.Sub(sentAt); difference > 5*time.Minute || difference < -5*time.Minute {
		return WrongDate
	}
	if hmac.Equal([]byte(Authorization(request, key)), []byte(request.Headers["authorization"])) {
		return 0
	}
	return WrongSignature
}
