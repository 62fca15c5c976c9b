import { expect, test } from "vitest";
import { contentPolicy, withScriptPolicy } from "~/build/content-policy";

const page = (script: string) =>
  `<head><meta http-equiv="Content-Security-Policy" content="script-src &#x27;self&#x27;"/></head><script>${script}</script><script src="/a.js"></script>`;

const hosts = {
  apiHost: "https://api.example.com/gateway/v2",
  pictureHosts: [],
  reportUrl: "",
  logoUrl: "/mark.svg",
  oidcIssuer: "",
};

test("the server's policy allows the origins of the API, of pictures, of reports and of the issuer, and no other", () => {
  const policy = contentPolicy({
    ...hosts,
    pictureHosts: ["https://pictures.example.com", "https://api.example.com"],
    reportUrl: "https://errors.example.com/console",
    oidcIssuer: "https://login.example.com/realms/staff",
    logoUrl: "https://brand.example.com/mark.svg",
  });
  expect(policy).toContain(
    "img-src 'self' data: blob: https://api.example.com https://pictures.example.com https://brand.example.com;",
  );
  expect(policy).toContain(
    "connect-src 'self' https://api.example.com https://errors.example.com https://login.example.com;",
  );
  expect(contentPolicy({ ...hosts, apiHost: "" })).not.toContain("https://");
});

test("the policy of the server is the same for every build, that of the page has the hashes of its inline scripts", () => {
  expect(contentPolicy(hosts)).not.toContain("sha256");
  // printf 1 | openssl dgst -sha256 -binary | base64
  expect(withScriptPolicy(page("1"))).toContain(
    `content="script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"`,
  );
  expect(withScriptPolicy(page("1"))).not.toBe(withScriptPolicy(page("2")));
});

test("a page without a place for its policy does not build", () => {
  expect(() => withScriptPolicy("<script>1</script>")).toThrow("meta element");
});
