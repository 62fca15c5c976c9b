import type { FaultKey } from "#mocks/backend/faults";
import { users } from "#mocks/data/users";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../../support/success-with";
import { expect, test } from "../fixtures";
import { findOverflow, NO_OVERFLOW, waitUntilLoaded } from "../support";

const WORD = "W".repeat(300);
const NO_BREAK = "字".repeat(300);
const texts = [WORD, NO_BREAK];
const time = "2026-11-21 00:00:00";

/** What calls answer whose texts are a word each. */
const ANSWERS: [FaultKey, unknown][] = [
  [
    "POST /api/user/info",
    {
      ...users.admin,
      ...{ name: WORD, jobName: WORD, organizationName: WORD, locationName: WORD, personalWebsite: WORD },
      ...{ introduction: WORD, phone: WORD, accountId: WORD, email: WORD, address: WORD, area: [WORD, WORD, WORD] },
    },
  ],
  ["POST /api/user/visits", texts.map((name) => ({ name, visits: 1, growth: 1 }))],
  ["POST /api/user/my-project/list", texts.map((name, id) => ({ id, name, description: name, peopleNumber: 1 }))],
  ["POST /api/user/project-and-team/list", texts.map((content, id) => ({ id, content }))],
  ["POST /api/user/my-team/list", texts.map((name, id) => ({ id, name, peopleNumber: 1 }))],
  ["POST /api/user/latest-activity", texts.map((title, id) => ({ id, title, description: title }))],
  ["POST /api/chat/list", texts.map((username, id) => ({ id, username, content: username, time }))],
  [
    "POST /api/message/list",
    texts.map((title, id) => ({
      ...{ id, type: "notice", title, subTitle: title, content: title, time, messageType: id, status: 0 },
    })),
  ],
  ["GET /api/popular/list", texts.map((title, key) => ({ key, title, clickNumber: WORD, increases: 1 }))],
  ["GET /api/content-share", texts.map((type) => ({ type, value: 1 }))],
  ["GET /api/content-data", texts.map((x, y) => ({ x, y }))],
  [
    "GET /api/list/policy",
    {
      list: texts.map((name, id) => ({
        ...{ id, number: name, name, contentType: name, count: 1, createdTime: name, filterType: name, status: name },
      })),
      total: 2,
    },
  ],
  [
    "GET /api/list/quality-inspection",
    texts.map((title, id) => ({
      ...{ id, title, description: title, data: [{ label: title, value: title }] },
    })),
  ],
  ["GET /api/list/the-service", texts.map((title, id) => ({ id, title, description: title }))],
  ["GET /api/list/rules-preset", texts.map((title, id) => ({ id, title, description: title }))],
  [
    "GET /api/operation/log",
    texts.map((contentNumber, key) => ({
      ...{ key, contentNumber, updateContent: contentNumber, status: 0, updateTime: WORD },
      ...{ operator: { name: WORD, avatar: "" }, collection: { id: 1, title: WORD } },
    })),
  ],
  [
    "POST /api/user/certification",
    {
      enterpriseInfo: { accountType: WORD, status: 0, time: WORD, legalPerson: WORD, enterpriseName: WORD },
      record: texts.map((certificationContent) => ({ certificationContent, status: 0, time: WORD })),
    },
  ],
];

const SETTING = pathTo("Setting");
const PATHS = [
  ...(["Workplace", "SearchTable", "Card", "Basic", "Message", "Info"] as const).map(pathTo),
  ...["", "?tab=security", "?tab=certification"].map((query) => SETTING + query),
  `${pathTo("Message")}?tab=notice&message=0`,
  `/${WORD}`,
];

for (const path of PATHS) {
  test(`words of 300 characters scroll nothing sideways: ${path.slice(0, 40)}`, async ({ page, open, backend }) => {
    for (const [call, data] of ANSWERS) backend.faults.set(call, successWith(data));
    await open(path, { as: "admin" });
    await waitUntilLoaded(page);
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findOverflow(page), { message: `${width} px` }).toEqual(NO_OVERFLOW);
    }
  });
}
