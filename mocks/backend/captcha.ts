import { BackendError } from "./backend-error";
import { bilingual } from "./bilingual";
import type { Database } from "./database";

/** Without characters that look alike. */
const PICTURE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const PICTURE_LENGTH = 4;
const PHONE_LENGTH = 6;
/** The number of stored pictures; older ones that were never used are dropped. */
const MAX_PICTURES = 20;

const wrongCaptcha = () => new BackendError(bilingual("验证码错误", "Wrong code"));

const randomText = (letters: string, length: number) =>
  Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join("");

/** Stores and returns a new captcha for a phone number; it replaces the previous one. */
export async function issuePhoneCaptcha(db: Database, tel: string): Promise<string> {
  const captcha = randomText("0123456789", PHONE_LENGTH);
  await db.change("phoneCaptchas", (all) => ({ ...all, [tel]: captcha }));
  return captcha;
}

/** Uses up the captcha of a phone number. Throws a BackendError unless it is the last one issued. */
export async function redeemPhoneCaptcha(db: Database, tel: string, captcha: string): Promise<void> {
  await db.change("phoneCaptchas", ({ [tel]: expected, ...others }) => {
    if (!expected || captcha.trim() !== expected) throw wrongCaptcha();
    return others;
  });
}

/** Stores and returns a new captcha picture. */
export async function issuePictureCaptcha(db: Database): Promise<{ captchaId: string; image: string }> {
  const captchaId = randomText("0123456789abcdef", 16);
  const letters = randomText(PICTURE_LETTERS, PICTURE_LENGTH);
  await db.change("pictureCaptchas", (all) =>
    Object.fromEntries([...Object.entries(all), [captchaId, letters]].slice(-MAX_PICTURES)),
  );
  return { captchaId, image: captchaImage(letters) };
}

/** Uses up a captcha picture, whether the text is right or wrong. Throws a BackendError if it is wrong. */
export async function redeemPictureCaptcha(db: Database, captchaId = "", captcha = ""): Promise<void> {
  let expected: string | undefined;
  await db.change("pictureCaptchas", ({ [captchaId]: letters, ...others }) => {
    expected = letters;
    return others;
  });
  if (!expected || captcha.trim().toUpperCase() !== expected) throw wrongCaptcha();
}

/** The letters as an SVG in a data URL, each rotated a little, with a line across. */
function captchaImage(letters: string): string {
  const glyphs = [...letters].map((letter, index) => {
    const x = 20 + index * 26;
    const angle = Math.round(Math.random() * 40 - 20);
    return `<text x="${x}" y="29" text-anchor="middle" transform="rotate(${angle} ${x} 22)">${letter}</text>`;
  });
  const line = `<path d="M4 ${10 + Math.random() * 20}Q60 ${Math.random() * 40} 116 ${10 + Math.random() * 20}" fill="none" stroke="#8a94a6"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40" viewBox="0 0 120 40"><rect width="120" height="40" fill="#f2f3f5"/><g font-family="monospace" font-size="24" font-weight="700" fill="#1d2129">${glyphs.join("")}</g>${line}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
