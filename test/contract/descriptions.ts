import { type Condition, type ListQuery, listQueryOf } from "#mocks/backend/list-query";
import type { NamedCall } from "./calls";

type Description = { summary: string; description?: string };

/** A line about a call whose name does not say enough, and what its schema cannot express. */
export const DESCRIPTIONS: Record<string, Description> = {
  "login.logIn": {
    summary: "Log in",
    description:
      "By account, with `captchaId` and `captcha` where the picture is on, or by phone. A refusal is code 50000 with words for the operator, such as 账号或者密码错误, with HTTP 200; 401 will do too.",
  },
  "login.logOut": { summary: "Log out", description: "The console forgets its token whatever the answer is." },
  "session.renewToken": {
    summary: "Renew an expired token",
    description:
      "Asked for where `tokenRefresh` is on, with the `refreshToken` of the login, once for all calls that expired together, without a token. An answer without a `refreshToken` keeps the former one. A refusal, such as code 50008, lets the operator log in again.",
  },
  "login.sendLoginCaptcha": {
    summary: "Send a captcha to a phone",
    description: "The demonstration answers with the captcha; a real server with `{}` or `null`.",
  },
  "login.getCaptchaPicture": { summary: "A captcha picture", description: "Asked for without a token; never cached." },
  "user.getUser": {
    summary: "The current user",
    description: "Any failure of this call ends the session. `certification` is 0 未认证 or 1 已认证.",
  },
  "user.listMenu": {
    summary: "The entries of the side menu",
    description:
      "Asked for where the server menu is on. `name` is the name of a screen or a group of the console, as in `app/navigation/screens.ts`; an entry with `children` and another name is a group of the server's own; `path` may be a web address. `meta.locale` is the text to show instead of the console's (a dotted key is ignored), `meta.icon` the icon of one of the console's groups; `meta.requiresAuth` is ignored. The menu restricts nothing: who may open a screen is decided by the role, and what the server allows by its answers. If the call fails, the console's own menu is shown, with a retry.",
  },
  "user.listMyProjects": { summary: "The user's projects" },
  "user.listLatestActivities": { summary: "The latest activities" },
  "user.listVisits": {
    summary: "Figures of visits",
    description: "`growth` is in percent, against the day before; whether more is better is not said.",
  },
  "user.listProjectsAndTeams": { summary: "Figures of projects and teams" },
  "user.listMyTeams": { summary: "The user's teams" },
  "user.saveUser": { summary: "Save the basic information of the user" },
  "user.getCertification": {
    summary: "The enterprise's certification",
    description: "`enterpriseInfo.status` is 0 审核中 or 1 已认证, a record's 0 审核中 or 1 已通过.",
  },
  "user.uploadAvatar": {
    summary: "Upload a picture",
    description:
      "Multipart, in the field `file`, a square PNG or JPEG; its bytes are not signed. It is the user's `avatar` from then on. At the console's own origin the browser adds that origin's cookies, as to no other call: do not read them.",
  },
  "dashboard.listContentData": { summary: "Content figures by day", description: "14 days, the oldest first." },
  "dashboard.listContentShare": { summary: "Share of the content types" },
  "dashboard.listPopular": {
    summary: "Popular content of a type",
    description:
      "Each type has a list of its own. `clickNumber` may be a number or a text such as `346.3w+`; `increases` is in percent.",
  },
  "message.listMessages": {
    summary: "All messages, notices and to-dos",
    description: "`messageType` is 0 未开始, 1 已开通, 2 进行中 or 3 即将到期; `status` 0 unread or 1 read.",
  },
  "message.markMessagesRead": { summary: "Mark messages read" },
  "chat.listChats": { summary: "The latest chat lines" },
  "chat.collectChat": { summary: "Star a chat line, or take the star away" },
  "policy.setPoliciesStatus": {
    summary: "Put policies online or offline",
    description: "Ids that are gone are left out; so does the deletion.",
  },
  "card.listQualityInspections": { summary: "The queues of the quality inspection" },
  "card.createQualityInspection": { summary: "Create a queue" },
  "card.markInspected": { summary: "Mark a queue inspected" },
  "card.deleteQualityInspection": { summary: "Delete a queue" },
  "card.listServices": { summary: "The services" },
  "card.changeService": {
    summary: "Open, cancel or renew a service",
    description:
      "A renewed one is open and no longer `expires`; one that expired must be renewed before it can be opened.",
  },
  "card.listPresetRules": { summary: "The preset rules" },
  "card.switchPresetRule": { summary: "Switch a rule on or off" },
  "form.submitChannelForm": { summary: "Submit the step form", description: "Shown nowhere in the console." },
  "form.submitGroupForm": {
    summary: "Submit the group form",
    description:
      "Adds an entry with `status` 0 to `GET /api/operation/log`, as its first, before it answers: the result shows it. The parameters of `GET /api/profile/basic` stay until it is approved.",
  },
  "profile.getBasicProfile": {
    summary: "The current parameters",
    description: "`status` is 1 提交修改, 2 审批中 or 3 修改完成; rates in kbps, frame rates in fps.",
  },
  "profile.listOperationLog": { summary: "The log of changes", description: "`status` is 0 审核中 or 1 已通过." },
};

/** What is said about a call: by default its name in words, and of a list how its conditions are met. */
export function describeCall({ name, call }: NamedCall): Description {
  const listQuery = listQueryOf(call);
  const [, functionName = ""] = name.split(".");
  const words = functionName.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (
    DESCRIPTIONS[name] ?? {
      summary: words.replace(/^./, (letter) => letter.toUpperCase()),
      ...(listQuery && { description: describeConditions(listQuery) }),
    }
  );
}

function describeConditions({ conditions }: ListQuery): string {
  const namesOf = (...matches: Condition["match"][]) =>
    conditions.filter(({ match }) => matches.includes(match)).map(({ key }) => `\`${key}\``);
  const sentence = (names: string[], rest: string) => (names.length > 0 ? [`${names.join(", ")}: ${rest}`] : []);
  return [
    ...sentence(namesOf("part"), "a part of the text, in upper or lower case"),
    ...sentence(namesOf("from", "to"), "a number or a day (`YYYY-MM-DD`), both ends included"),
    "`total` counts what matches the filters.",
  ].join("; ");
}
