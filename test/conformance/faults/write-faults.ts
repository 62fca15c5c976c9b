import type { ServerFault } from "../faulty-server";
import { changingData, changingEnvelope, isCall, isTo, LIST, page, pretending, type SeededFault } from "./seeding";

const POLICY = { id: 1, number: "", name: "", contentType: "img", count: 0, status: "online", filterType: "rules" };
const QUEUE = { id: 999, name: "", title: "conformance", description: "", data: [] };
const WRITES = "a policy is created, changed, put offline and deleted";
const isByUser = (request: Request) => request.headers.get("access-token")?.startsWith("demo-token-user") ?? false;

/** Marks all messages as read with the first. */
function markingAllMessages(): ServerFault {
  let areRead = false;
  const changing = changingData<object[]>(isTo("/api/message/list"), (messages) =>
    areRead ? messages.map((message) => ({ ...message, status: 1 })) : messages,
  );
  return {
    changeResponse: (response, request) => {
      areRead ||= isTo("/api/message/read")(request);
      return changing.changeResponse?.(response, request) ?? response;
    },
  };
}

/** Faults of single responses, and of writes and their effects. */
export const WRITE_FAULTS: SeededFault[] = [
  [
    "leaves the role out",
    "shape: POST /api/user/info",
    changingEnvelope(isTo("/api/user/info"), (body) =>
      body.code === 200 ? { ...body, data: { name: "王立群" } } : body,
    ),
  ],
  [
    "answers with an object for a list",
    "shape: GET /api/popular/list",
    changingEnvelope(isTo("/api/popular/list"), (body) => ({ ...body, data: { list: body.data } })),
  ],
  [
    "answers unknown calls with the console's page",
    "an unknown path and broken JSON are refused in an envelope",
    { changeResponse: (response) => (response.status === 404 ? page() : response) },
  ],
  ["confirms a write and does nothing", WRITES, pretending(isCall("PATCH", LIST), true)],
  ["deletes nothing", WRITES, pretending(isCall("DELETE", LIST), true)],
  [
    "answers a change with the record before it",
    WRITES,
    changingEnvelope(isCall("PATCH", `${LIST}/1`), (body) => ({ ...body, data: POLICY })),
  ],
  ["creates a policy without a name", "an invalid policy is refused", pretending(isCall("POST", LIST), POLICY)],
  [
    "confirms the change of a policy that does not exist",
    "a policy that does not exist is not changed",
    pretending(isTo(`${LIST}/conformance-no-such-record`), POLICY),
  ],
  ["imports nothing", "policies are imported", pretending(isTo(`${LIST}/import`), { created: 2 })],
  ["counts no imported rows", "policies are imported", changingData(isTo(`${LIST}/import`), () => ({ created: 0 }))],
  ["does not save the user", "the basic information is saved", pretending(isTo("/api/user/save-info"), true)],
  [
    "does not use the picture",
    "an uploaded picture becomes the account's",
    pretending(isTo("/api/user/upload"), { url: "https://example.com/a.png" }),
  ],
  ["keeps messages unread", "one message is marked as read", pretending(isTo("/api/message/read"), true)],
  ["marks all messages as read", "one message is marked as read", markingAllMessages()],
  [
    "forgets stars",
    "a chat is starred, and no longer",
    pretending(isCall("PATCH", "/api/chat/1"), { id: 1, isCollect: true }),
  ],
  [
    "opens no service",
    "a service is opened and closed",
    pretending(isCall("PATCH", "/api/list/the-service/1"), { id: 1, title: "a" }),
  ],
  [
    "switches no rule",
    "a preset rule is switched on and off",
    pretending(isCall("PATCH", "/api/list/rules-preset/1"), { id: 1, title: "a" }),
  ],
  [
    "does not create a queue",
    "a queue for inspection is created, inspected and deleted",
    pretending(isCall("POST", "/api/list/quality-inspection"), QUEUE),
  ],
  [
    "keeps the figures of an inspected queue",
    "a queue for inspection is created, inspected and deleted",
    changingData<{ data: object[] }[]>(isCall("GET", "/api/list/quality-inspection"), (queues) =>
      queues.map((queue) => ({ ...queue, data: [{ label: "a", value: 7 }] })),
    ),
  ],
  [
    "deletes no queue",
    "a queue for inspection is created, inspected and deleted",
    pretending(isCall("DELETE", "/api/list/quality-inspection/1"), true),
  ],
  [
    "lets a user change lists",
    "a user's writes to lists are refused",
    pretending((request) => isByUser(request) && request.method !== "GET" && request.url.includes("/api/list/"), true),
  ],
  [
    "shows a user no lists",
    "a user may read lists",
    {
      replaceResponse: (request) =>
        isByUser(request) && isTo(LIST)(request) ? Response.json({ status: "error" }, { status: 403 }) : undefined,
    },
  ],
  [
    "takes any submission",
    "a submission without its fields is refused",
    pretending(isTo("/api/group-form/submit"), true),
  ],
  [
    "logs no submission",
    "a group form is submitted, and is the newest entry of the operation log",
    pretending(isTo("/api/group-form/submit"), true),
  ],
  [
    "logs the oldest submission first",
    "a group form is submitted, and is the newest entry of the operation log",
    changingData<object[]>(isTo("/api/operation/log"), (rows) => rows.toReversed()),
  ],
  ["refuses a step form", "a step form is submitted", pretending(isTo("/api/channel-form/submit"), "done")],
];
