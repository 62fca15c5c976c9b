import { getCaptchaPicture, logIn, logOut, sendLoginCaptcha } from "~/api/login";
import { ACCOUNTS } from "./backend/accounts";
import { answerAnyone } from "./backend/answer";
import { issuePhoneCaptcha, issuePictureCaptcha } from "./backend/captcha";
import { logInAccount, requirePhone } from "./backend/login";

export const loginRoutes = [
  answerAnyone(logIn, async ({ db, body }) => ({ token: ACCOUNTS[await logInAccount(db, body)].token })),
  answerAnyone(logOut, () => null),
  answerAnyone(sendLoginCaptcha, async ({ db, body }) => {
    requirePhone(body.tel);
    return { captcha: await issuePhoneCaptcha(db, body.tel) };
  }),
  answerAnyone(getCaptchaPicture, ({ db }) => issuePictureCaptcha(db)),
];
