import type { Fault, FaultKey } from "#mocks/backend/faults";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../../support/success-with";

/** A part of a screen that shows the response of a call. */
type DataView = {
  call: FaultKey;
  /** The name of its region, or the screen's main area. */
  name?: string | RegExp;
  /** A text of the demonstration's response. */
  shows: string | RegExp;
  /** An empty response, if the contract allows one. */
  emptyResponse?: Fault;
};

type ScreenViews = {
  path: string;
  views: readonly DataView[];
  /** A query without matches, and the views that it filters. */
  filter?: { query: string; of: readonly FaultKey[] };
};

const EMPTY_LIST = successWith([]);

/** Every view of data by screen, from which the tests of states and faults are generated. */
export const SCREEN_VIEWS: readonly ScreenViews[] = [
  {
    path: pathTo("Workplace"),
    views: [
      { call: "POST /api/user/visits", name: "访问概览", shows: "主页访问量", emptyResponse: EMPTY_LIST },
      { call: "GET /api/content-data", name: /^内容数据/, shows: /\d\d\/\d\d/, emptyResponse: EMPTY_LIST },
      { call: "GET /api/popular/list", name: "线上热门内容", shows: "消费观察", emptyResponse: EMPTY_LIST },
      { call: "GET /api/content-share", name: "内容类型占比", shows: "横版短视频", emptyResponse: EMPTY_LIST },
      { call: "POST /api/user/my-project/list", name: "我的项目", shows: "人", emptyResponse: EMPTY_LIST },
      {
        call: "POST /api/user/project-and-team/list",
        name: "项目与团队",
        shows: "个项目与团队",
        emptyResponse: EMPTY_LIST,
      },
      {
        call: "POST /api/user/latest-activity",
        name: "最新动态",
        shows: "城市夜色短视频精选",
        emptyResponse: EMPTY_LIST,
      },
      { call: "POST /api/chat/list", name: "聊天", shows: "林小满", emptyResponse: EMPTY_LIST },
      { call: "POST /api/message/list", name: "公告", shows: "续费通知", emptyResponse: EMPTY_LIST },
    ],
    filter: { query: "chatSearch=zzz", of: ["POST /api/chat/list"] },
  },
  {
    path: pathTo("SearchTable"),
    views: [
      {
        call: "GET /api/list/policy",
        name: "集合列表",
        shows: "共 55 条",
        emptyResponse: successWith({ list: [], total: 0 }),
      },
    ],
    filter: { query: "name=zzz", of: ["GET /api/list/policy"] },
  },
  {
    path: pathTo("Card"),
    views: [
      {
        call: "GET /api/list/quality-inspection",
        name: "内容质检",
        shows: "视频类-历史导入",
        emptyResponse: EMPTY_LIST,
      },
      { call: "GET /api/list/the-service", name: "开通服务", shows: "漏斗分析", emptyResponse: EMPTY_LIST },
      { call: "GET /api/list/rules-preset", name: "规则预置", shows: "内容屏蔽", emptyResponse: EMPTY_LIST },
    ],
    filter: {
      query: "search=zzz",
      of: ["GET /api/list/quality-inspection", "GET /api/list/the-service", "GET /api/list/rules-preset"],
    },
  },
  {
    path: pathTo("Basic"),
    views: [
      { call: "GET /api/profile/basic", name: "当前进度", shows: "审批中" },
      { call: "GET /api/operation/log", name: "操作日志", shows: "已通过", emptyResponse: EMPTY_LIST },
    ],
  },
  {
    path: pathTo("Group"),
    views: [{ call: "GET /api/profile/basic", shows: "采集帧率" }],
  },
  {
    path: pathTo("Info"),
    views: [
      { call: "POST /api/user/my-project/list", name: "我的项目", shows: "人", emptyResponse: EMPTY_LIST },
      {
        call: "POST /api/user/latest-activity",
        name: "最新动态",
        shows: "城市夜色短视频精选",
        emptyResponse: EMPTY_LIST,
      },
      { call: "POST /api/user/my-team/list", name: "我的团队", shows: "人", emptyResponse: EMPTY_LIST },
      { call: "POST /api/message/list", name: "站内通知", shows: "续费通知", emptyResponse: EMPTY_LIST },
    ],
  },
  {
    path: `${pathTo("Setting")}?tab=certification`,
    views: [
      {
        call: "POST /api/user/certification",
        shows: "企业实名认证",
        emptyResponse: successWith({ enterpriseInfo: {}, record: [] }),
      },
    ],
  },
  {
    path: pathTo("Message"),
    views: [{ call: "POST /api/message/list", shows: "郑曦月", emptyResponse: EMPTY_LIST }],
    filter: { query: "search=zzz", of: ["POST /api/message/list"] },
  },
];

const UNREADABLE = "服务器的响应无法识别，请稍后重试";
export const NETWORK = "网络错误，请稍后重试";
const BUSY = { status: "error", code: 50000, data: null, message: "数据库忙" };

/** What a server or a proxy may do to a call, and the message shown for it. */
export const FAULTS: readonly [name: string, fault: Fault, message: string][] = [
  ["500 with a message", { kind: "status", status: 500, body: BUSY }, "数据库忙"],
  ["502", { kind: "status", status: 502, statusText: "Bad Gateway" }, "服务器暂时没有响应，请稍后再试"],
  ["403", { kind: "status", status: 403, body: { ...BUSY, code: 40300, message: "不许查询" } }, "不许查询"],
  ["a refusal with 200", { kind: "code", code: 50000, message: "查询失败" }, "查询失败"],
  ["a page", { kind: "html" }, UNREADABLE],
  ["an empty body", { kind: "empty" }, UNREADABLE],
  ["broken JSON", { kind: "json", text: '{"status":"succ' }, UNREADABLE],
  ["null", { kind: "json", text: "null" }, UNREADABLE],
  ["a list", { kind: "json", text: "[]" }, UNREADABLE],
  ["wrong data", successWith({ list: 1, enterpriseInfo: 1 }), UNREADABLE],
  ["wrong rows", successWith([{}, 1, null]), UNREADABLE],
  ["a dropped connection", { kind: "drop" }, NETWORK],
];
