import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.*;
import java.time.format.*;
import java.util.*;
import java.util.stream.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Checks the signature of a received call. Java 17 or newer, nothing else. */
public class VerifySignature {
  static final int WRONG_SIGNATURE = 40301, WRONG_DATE = 40302;
  static final List<String> SIGNED_HEADERS = List.of("accept", "x-date", "x-fingerprint", "access-token");
  static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

  /** {@code target} is path and query as received, {@code headers} have lower-case names. */
  record Received(String method, String target, Map<String, String> headers, byte[] body) {}
  record Key(String id, String secret, String scopeWord) {}

  static String sha256(byte[] data) throws GeneralSecurityException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(data));
  }
  static byte[] hmac(byte[] key, String text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text.getBytes(UTF_8));
  }
  static String encode(String text) {
    return URLEncoder.encode(text, UTF_8).replace("+", "%20").replace("*", "%2A").replace("%7E", "~");
  }
  /** `\0` sorts before every other character, so that keys are compared before values. */
  static String pair(String text) {
    String[] parts = text.split("=", 2);
    return encode(URLDecoder.decode(parts[0], UTF_8)) + "\0" + encode(parts.length < 2 ? "" : URLDecoder.decode(parts[1], UTF_8));
  }
  static String authorization(Received request, Key key) throws GeneralSecurityException {
    String[] target = request.target.split("\\?", 2);
    Map<String, String> headers = request.headers;
    String query = Arrays.stream(target.length < 2 ? new String[0] : target[1].split("&"))
        .filter(text -> !text.isEmpty()).map(VerifySignature::pair).sorted().collect(Collectors.joining("&"));
    List<String> names = SIGNED_HEADERS.stream().filter(name -> !headers.getOrDefault(name, "").isEmpty()).toList();
    boolean isForm = headers.getOrDefault("content-type", "").toLowerCase(Locale.ROOT).startsWith("multipart/form-data");
    List<String> lines = new ArrayList<>(List.of(request.method.toUpperCase(Locale.ROOT),
        target[0].isEmpty() ? "/" : target[0], query.replace('\0', '=')));
    for (String name : names) lines.add(name + ":" + headers.get(name).strip());
    lines.addAll(List.of("", String.join(";", names), isForm ? "UNSIGNED-PAYLOAD" : sha256(request.body)));
    String xDate = headers.get("x-date"), fingerprint = headers.getOrDefault("x-fingerprint", ""), date = xDate.substring(0, 8);
    String scope = date + "/" + fingerprint + "/" + key.scopeWord;
    String toSign = String.join("\n", "HMAC-SHA256", xDate, scope, sha256(String.join("\n", lines).getBytes(UTF_8)));
    byte[] signingKey = hmac(hmac(hmac(key.secret.getBytes(UTF_8), date), fingerprint), key.scopeWord);
    String signature = HexFormat.of().formatHex(hmac(signingKey, toSign));
    return "HMAC-SHA256 Credential=%s/%s, SignedHeaders=%s, Signature=%s".formatted(key.id, scope, String.join(";", names), signature);
  }
  /** 0, or the code of the refusal, which is sent with HTTP 403. */
  public static int verify(Received request, Key key, Instant now) throws GeneralSecurityException {
    Instant sentAt;
    try { sentAt = DATE.parse(request.headers.getOrDefault("x-date", ""), Instant::from); }
    catch (DateTimeException notADate) { return WRONG_SIGNATURE; }
    if (Duration.between(sentAt, now).abs().compareTo(Duration.ofMinutes(5)) > 0) return WRONG_DATE;
    byte[] received = request.headers.getOrDefault("authorization", "").getBytes(UTF_8);
    return MessageDigest.isEqual(authorization(request, key).getBytes(UTF_8), received) ? 0 : WRONG_SIGNATURE;
  }
}
