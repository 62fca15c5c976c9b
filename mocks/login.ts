import { getCaptchaPicture, logIn, logOut, sendLoginCaptcha } from "~/api/login";
import { issuePhoneCaptcha, issuePictureCaptcha } from "./backend/captcha";
import { handlePublic } from "./backend/handle";
import { logInAccount, requirePhone } from "./backend/login";
import { endSession, startSession } from "./backend/sessions";

export const loginRoutes = [
  handlePublic(logIn, async ({ db, body, now }) => startSession(db, await logInAccount(db, body), now)),
  handlePublic(logOut, async ({ db, token }) => {
    await endSession(db, token);
    return null;
  }),
  handlePublic(sendLoginCaptcha, async ({ db, body }) => {
    requirePhone(body.tel);
    return { captcha: await issuePhoneCaptcha(db, body.tel) };
  }),
  handlePublic(getCaptchaPicture, ({ db }) => issuePictureCaptcha(db)),
];
