import { listContentData, listContentShare, listPopular } from "~/api/dashboard";
import { handle } from "./backend/handle";
import { contentData, contentShare } from "./data/content";
import { popular } from "./data/popular";

export const dashboardRoutes = [
  handle(listContentData, ({ now }) => contentData(now)),
  handle(listContentShare, () => contentShare),
  handle(listPopular, ({ query }) => popular[query.type]),
];
