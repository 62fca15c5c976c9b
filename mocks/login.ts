import { getCaptchaPicture, logIn, logOut, sendLoginCaptcha } from "~/api/login";
import { ACCOUNTS } from "./backend/accounts";
import { issuePhoneCaptcha, issuePictureCaptcha } from "./backend/captcha";
import { handlePublic } from "./backend/handle";
import { logInAccount, requirePhone } from "./backend/login";

export const loginRoutes = [
  handlePublic(logIn, async ({ db, body }) => ({ token: ACCOUNTS[await logInAccount(db, body)].token })),
  handlePublic(logOut, () => null),
  handlePublic(sendLoginCaptcha, async ({ db, body }) => {
    requirePhone(body.tel);
    return { captcha: await issuePhoneCaptcha(db, body.tel) };
  }),
  handlePublic(getCaptchaPicture, ({ db }) => issuePictureCaptcha(db)),
];
