import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/login";

export default {
  title: "Welcome back",
  hint: "Log in to go on with your work",
  slogan: "Data, content and reviews: seen and settled in one place",
  points: {
    data: "Content figures in real time",
    list: "Content collections, handled fast",
    safe: "Clear roles and permissions",
  },
  tabs: { account: "Account", phone: "Phone", label: "Ways to log in" },
  account: {
    username: "Username",
    password: "Password",
    remember: "Remember my username",
    capsLock: "Caps Lock is on",
    show: "Show password",
    hide: "Hide password",
    captcha: "Picture code",
    captchaAlt: "Code picture, click for a new one",
    captchaFailed: "The code did not load, click to retry",
  },
  phone: {
    tel: "Phone number",
    captcha: "Code",
    send: "Get code",
    again: "Resend in {{seconds}} s",
    demoTitle: "Demo code",
    sent: "The code has been sent",
  },
  submit: "Log in",
  welcome: "Welcome",
  rules: {
    username: "Username must not be empty",
    password: "Password must not be empty",
    tel: "Phone number must not be empty",
    telInvalid: "Invalid phone number",
    captcha: "Code must not be empty",
  },
} satisfies SameKeys<typeof translations>;
