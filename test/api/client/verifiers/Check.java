import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.*;
import java.time.Instant;
import java.util.*;

/** Prints the result of each line: base64 fields of a received call, with tabs between them. */
public class Check {
  public static void main(String[] args) throws Exception {
    BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    for (String line; (line = lines.readLine()) != null; ) {
      byte[][] fields = Arrays.stream(line.split("\t", -1)).map(Base64.getDecoder()::decode).toArray(byte[][]::new);
      String[] texts = Arrays.stream(fields).map(field -> new String(field, UTF_8)).toArray(String[]::new);
      Map<String, String> headers = new HashMap<>();
      for (int index = 6; index < texts.length - 1; index += 2) headers.put(texts[index], texts[index + 1]);
      var request = new VerifySignature.Received(texts[0], texts[1], headers, fields[fields.length - 1]);
      var key = new VerifySignature.Key(texts[2], texts[3], texts[4]);
      System.out.println(VerifySignature.verify(request, key, Instant.ofEpochSecond(Long.parseLong(texts[5]))));
    }
  }
}
