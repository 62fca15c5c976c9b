import { PHONE_NUMBER } from "~/lib/text/phone-number";
import { ACCOUNTS, type AccountName, isAccount, PHONE_ACCOUNT } from "./accounts";
import { BackendError } from "./backend-error";
import { bilingual } from "./bilingual";
import { redeemPhoneCaptcha, redeemPictureCaptcha } from "./captcha";
import type { Database } from "./database";

type WithPassword = { username: string; password: string; captchaId?: string; captcha?: string };
type WithPhone = { tel: string; captcha: string };

/** The account of a login. Throws a BackendError; the contract does not define the rules and messages. */
export async function logInAccount(db: Database, form: WithPassword | WithPhone): Promise<AccountName> {
  return "tel" in form ? logInByPhone(db, form) : logInByPassword(db, form);
}

async function logInByPassword(db: Database, form: WithPassword): Promise<AccountName> {
  const { username, password, captchaId, captcha } = form;
  if (captchaId !== undefined || captcha !== undefined) await redeemPictureCaptcha(db, captchaId, captcha);
  if (!username) throw new BackendError(bilingual("用户名不能为空", "Username must not be empty"));
  if (!password) throw new BackendError(bilingual("密码不能为空", "Password must not be empty"));
  if (!isAccount(username) || ACCOUNTS[username].password !== password)
    throw new BackendError(bilingual("账号或者密码错误", "Wrong username or password"));
  return username;
}

async function logInByPhone(db: Database, { tel, captcha }: WithPhone): Promise<AccountName> {
  requirePhone(tel);
  await redeemPhoneCaptcha(db, tel, captcha);
  return PHONE_ACCOUNT;
}

/** Throws a BackendError if the phone number is missing or invalid. */
export function requirePhone(tel: string): void {
  if (!tel) throw new BackendError(bilingual("手机号不能为空", "Phone number must not be empty"));
  if (!PHONE_NUMBER.test(tel)) throw new BackendError(bilingual("无效手机号", "Invalid phone number"));
}
