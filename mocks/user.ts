import {
  getCertification,
  getUser,
  listLatestActivities,
  listMenu,
  listMyProjects,
  listMyTeams,
  listProjectsAndTeams,
  listVisits,
  saveUser,
  type User,
  uploadAvatar,
} from "~/api/user";
import type { AccountName } from "./backend/accounts";
import { bilingual } from "./backend/bilingual";
import { requireName } from "./backend/checks";
import type { Database } from "./backend/database";
import { CONFIRMED, handle, handlePublic } from "./backend/handle";
import { pictureUrl } from "./backend/picture";
import { activities } from "./data/activities";
import { certification } from "./data/certification";
import { menu } from "./data/menu";
import { projects, projectsAndTeams } from "./data/projects";
import { teams } from "./data/teams";
import { visits } from "./data/visits";

const changeUser = (db: Database, account: AccountName, change: Partial<User>) =>
  db.change("users", (users) => ({ ...users, [account]: { ...users[account], ...change } }));

export const userRoutes = [
  handlePublic(listMenu, () => menu),
  handle(getUser, async ({ db, account }) => (await db.read("users"))[account]),
  handle(listMyProjects, () => projects),
  handle(listLatestActivities, () => activities),
  handle(listVisits, () => visits),
  handle(listProjectsAndTeams, () => projectsAndTeams),
  handle(listMyTeams, () => teams),
  handle(saveUser, async ({ db, account, body }) => {
    await changeUser(db, account, {
      ...body,
      name: requireName(body.name, bilingual("昵称不能为空", "Nickname must not be empty")),
    });
    return CONFIRMED;
  }),
  handle(getCertification, () => certification),
  handle(uploadAvatar, async ({ db, account, body }) => {
    const url = await pictureUrl(body);
    await changeUser(db, account, { avatar: url });
    return { url };
  }),
];
