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
import { answer, answerAnyone, CONFIRMED } from "./backend/answer";
import { requireName } from "./backend/checks";
import type { Database } from "./backend/database";
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
  answerAnyone(listMenu, () => menu),
  answer(getUser, async ({ db, account }) => (await db.read("users"))[account]),
  answer(listMyProjects, () => projects),
  answer(listLatestActivities, () => activities),
  answer(listVisits, () => visits),
  answer(listProjectsAndTeams, () => projectsAndTeams),
  answer(listMyTeams, () => teams),
  answer(saveUser, async ({ db, account, body }) => {
    await changeUser(db, account, { ...body, name: requireName(body.name, "昵称") });
    return CONFIRMED;
  }),
  answer(getCertification, () => certification),
  answer(uploadAvatar, async ({ db, account, body }) => {
    const url = await pictureUrl(body);
    await changeUser(db, account, { avatar: url });
    return { url };
  }),
];
