import { renewToken } from "~/api/session";
import { handlePublic } from "./backend/handle";
import { renewSession } from "./backend/sessions";

export const sessionRoutes = [
  handlePublic(renewToken, ({ db, body, now }) => renewSession(db, body.refreshToken, now)),
];
