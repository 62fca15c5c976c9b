import { getBasicProfile, listOperationLog } from "~/api/profile";
import { answer } from "./backend/answer";
import { basicProfile } from "./data/profile";

export const profileRoutes = [
  answer(getBasicProfile, () => basicProfile),
  answer(listOperationLog, ({ db }) => db.read("operationLog")),
];
