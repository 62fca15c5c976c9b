import { listContentData, listContentShare, listPopular } from "~/api/dashboard";
import { answer } from "./backend/answer";
import { contentData, contentShare } from "./data/content";
import { popular } from "./data/popular";

export const dashboardRoutes = [
  answer(listContentData, ({ now }) => contentData(now)),
  answer(listContentShare, () => contentShare),
  answer(listPopular, ({ query }) => popular[query.type]),
];
