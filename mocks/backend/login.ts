import { PHONE_PATTERN } from "~/config/limits";
import { ACCOUNTS, type AccountName, isAccount, PHONE_ACCOUNT } from "./accounts";
import { redeemPhoneCaptcha, redeemPictureCaptcha } from "./captcha";
import type { Database } from "./database";
import { Refusal } from "./refusal";

type WithPassword = { username: string; password: string; captchaId?: string; captcha?: string };
type WithPhone = { tel: string; captcha: string };

/** The account of a login. Throws a Refusal; the contract does not define the rules and messages. */
export async function logInAccount(db: Database, form: WithPassword | WithPhone): Promise<AccountName> {
  return "tel" in form ? byPhone(db, form) : byPassword(db, form);
}

async function byPassword(db: Database, form: WithPassword): Promise<AccountName> {
  const { username, password, captchaId, captcha } = form;
  if (captchaId !== undefined || captcha !== undefined) await redeemPictureCaptcha(db, captchaId, captcha);
  if (!username) throw new Refusal("用户名不能为空");
  if (!password) throw new Refusal("密码不能为空");
  if (!isAccount(username) || ACCOUNTS[username].password !== password) throw new Refusal("账号或者密码错误");
  return username;
}

async function byPhone(db: Database, { tel, captcha }: WithPhone): Promise<AccountName> {
  requirePhone(tel);
  await redeemPhoneCaptcha(db, tel, captcha);
  return PHONE_ACCOUNT;
}

/** Throws a Refusal if the phone number is missing or invalid. */
export function requirePhone(tel: string): void {
  if (!tel) throw new Refusal("手机号不能为空");
  if (!PHONE_PATTERN.test(tel)) throw new Refusal("无效手机号");
}
