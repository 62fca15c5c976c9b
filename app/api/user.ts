import * as v from "valibot";
import { ROLES } from "~/navigation/roles";
import { defineCall } from "./client/call";
import { confirmation, flag, id, listOf, number, requiredText, text, texts, time } from "./fields";

/** The number by which an account or an enterprise is certified; by any other it is not, or not yet. */
export const CERTIFIED = 1;

const user = v.object({
  name: requiredText,
  role: v.picklist(ROLES),
  /** What the user may do (navigation/permissions.ts); absent: what the role may do. Unreadable: nothing. */
  permissions: v.nullish(v.fallback(v.array(v.string()), [])),
  avatar: text,
  job: text,
  organization: text,
  location: text,
  email: text,
  introduction: text,
  personalWebsite: text,
  jobName: text,
  organizationName: text,
  locationName: text,
  phone: text,
  registrationDate: time,
  accountId: v.nullish(v.pipe(id, v.transform(String)), ""),
  /** 0 not certified, 1 certified. */
  certification: number,
  countryRegion: text,
  area: texts,
  address: text,
});
export type User = v.InferOutput<typeof user>;

export const getUser = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/info",
  response: user,
  reportsExpiry: false,
});

/** An entry of a server's menu. */
export type MenuEntry = {
  path: string;
  name: string;
  meta: { locale: string; requiresAuth: boolean; icon: string; order: number };
  children: MenuEntry[];
};
const menuMeta = v.object({ locale: text, requiresAuth: flag, icon: text, order: number });
const menuEntry: v.GenericSchema<unknown, MenuEntry> = v.object({
  path: text,
  name: text,
  meta: v.nullish(menuMeta, () => v.parse(menuMeta, {})),
  children: listOf(v.lazy(() => menuEntry)),
});

export const listMenu = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/menu",
  response: v.array(menuEntry),
});

const contributor = v.object({ name: text, email: text, avatar: text });
const project = v.object({
  id,
  name: text,
  description: text,
  peopleNumber: number,
  contributors: listOf(contributor),
});
export type Project = v.InferOutput<typeof project>;
export const listMyProjects = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/my-project/list",
  response: v.array(project),
});

const activity = v.object({ id, title: text, description: text, avatar: text });
export const listLatestActivities = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/latest-activity",
  response: v.array(activity),
});

const visitsItem = v.object({ name: text, visits: number, growth: number });
export type VisitsItem = v.InferOutput<typeof visitsItem>;
export const listVisits = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/visits",
  response: v.array(visitsItem),
});

const projectOrTeam = v.object({ id, content: text });
export const listProjectsAndTeams = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/project-and-team/list",
  response: v.array(projectOrTeam),
});

const team = v.object({ id, avatar: text, name: text, peopleNumber: number });
export const listMyTeams = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/my-team/list",
  response: v.array(team),
});

export const saveUser = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/user/save-info",
  setsState: true,
  body: v.object({
    email: v.string(),
    name: v.string(),
    countryRegion: v.string(),
    area: v.array(v.string()),
    address: v.string(),
    introduction: v.string(),
  }),
  response: confirmation,
});

const enterpriseInfo = v.object({
  accountType: text,
  /** 0 under review, 1 certified. */
  status: number,
  time,
  legalPerson: text,
  certificateType: text,
  authenticationNumber: text,
  enterpriseName: text,
  enterpriseCertificateType: text,
  organizationCode: text,
});
const certificationRecord = v.object({
  /** 1 enterprise real-name certification. */
  certificationType: number,
  certificationContent: text,
  /** 0 under review, 1 passed. */
  status: number,
  time,
  /** A picture of the document. */
  picture: text,
});
const certification = v.object({
  enterpriseInfo: v.nullish(enterpriseInfo, () => v.parse(enterpriseInfo, {})),
  record: listOf(certificationRecord),
});
export type Certification = v.InferOutput<typeof certification>;
export const getCertification = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/user/certification",
  response: certification,
});

/** Takes multipart data with the picture in the field `file`. */
export const uploadAvatar = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/user/upload",
  body: v.instance(FormData),
  response: v.object({ url: v.pipe(requiredText, v.nonEmpty()) }),
});
