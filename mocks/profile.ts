import { getBasicProfile, listOperationLog } from "~/api/profile";
import { handle } from "./backend/handle";
import { basicProfile } from "./data/profile";

export const profileRoutes = [
  handle(getBasicProfile, () => basicProfile),
  handle(listOperationLog, ({ db }) => db.read("operationLog")),
];
