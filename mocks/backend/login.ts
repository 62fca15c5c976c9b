import { PHONE_PATTERN } from "~/config/limits";
import { ACCOUNTS, type AccountName, isAccount, PHONE_ACCOUNT } from "./accounts";
import { BackendError } from "./backend-error";
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
  if (!username) throw new BackendError("用户名不能为空");
  if (!password) throw new BackendError("密码不能为空");
  if (!isAccount(username) || ACCOUNTS[username].password !== password) throw new BackendError("账号或者密码错误");
  return username;
}

async function logInByPhone(db: Database, { tel, captcha }: WithPhone): Promise<AccountName> {
  requirePhone(tel);
  await redeemPhoneCaptcha(db, tel, captcha);
  return PHONE_ACCOUNT;
}

/** Throws a BackendError if the phone number is missing or invalid. */
export function requirePhone(tel: string): void {
  if (!tel) throw new BackendError("手机号不能为空");
  if (!PHONE_PATTERN.test(tel)) throw new BackendError("无效手机号");
}
