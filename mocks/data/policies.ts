import { CONTENT_TYPES, FILTER_TYPES, type Policy } from "~/api/policy";
import { daysBefore } from "~/lib/text/days";

const NAMES = [
  "城市夜色短视频精选",
  "春节返乡图文合集",
  "新手厨房一百问",
  "校园樱花季打卡",
  "高原铁路沿线风光",
  "二〇二六年春季全国城市文旅宣传与非物质文化遗产保护专题征稿活动优秀来稿及其配图的版权与事实核验复检合集（第一期上册终稿）",
  "早餐地图：十二座城市的清晨",
  "亲子阅读推荐书单",
  "古建筑修缮手记",
  "夏日防暑小知识",
  "职场沟通情景剧",
  "老电影修复对比",
  "乡村教师口述史",
  "国风音乐现场",
  "露营装备横评",
  "台风季安全提示",
  "方言童谣采集",
  "马拉松赛道直击",
  "家电清洗避坑",
  "图解医保新政",
  "候鸟迁徙观察",
  "手作木工入门",
  "四季养生食谱",
  "夜校课程集锦",
  "大学生创业访谈",
  "旧物改造灵感库",
  "城市骑行路线",
  "科学实验一分钟",
  "面试技巧三十讲",
  "社区团购测评",
  "非遗油纸伞制作",
  "宠物急救常识",
  "电影幕后花絮",
  "智能家居体验",
  "开学季穿搭",
  "篮球基本功教学",
  "江南园林漫步",
  "新能源汽车试驾",
  "心理健康小课堂",
  "冬季滑雪攻略",
  "沙漠绿化纪实",
  "零基础练字",
  "热门桌游教学",
  "农产品直播切片",
  "博物馆夜游",
  "睡前故事音画版",
  "短途自驾推荐",
  "办公软件小技巧",
  "航拍梯田春灌",
  "街头摄影手记",
  "反诈宣传短片",
  "家庭健身计划",
  "高考志愿解读",
  "传统节日由来",
  "海岛民宿探访",
];

/** Offline policies are spread irregularly. */
const isOffline = (index: number) => index % 3 === 1 || index % 7 === 4;

/** Unordered counts: zero, small ones, thousands and millions. */
const countOf = (index: number) => (index === 9 ? 0 : (index * 7919 + 613) % (index % 5 === 0 ? 2_600_000 : 4200));

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** The days between two policies: about three a week; a longer list covers the same months. */
const daysApart = (count: number) => (count > NAMES.length ? (2.4 * NAMES.length) / count : 2.4);

/** A list longer than the names repeats them with a number. */
const nameOf = (index: number) => {
  const name = NAMES[index % NAMES.length] ?? "";
  return index < NAMES.length ? name : `${name.slice(0, 40)} ${index + 1}`;
};

/** The policies, newest first. */
export const policies = (now: Date, count = NAMES.length): Policy[] =>
  Array.from({ length: count }, (_, index) => {
    const day = daysBefore(now, 1 + Math.floor(index * daysApart(count)));
    const id = count - index;
    return {
      id,
      number: policyNumber(day, id),
      name: nameOf(index),
      contentType: CONTENT_TYPES[(index * index + Math.floor(index / 4)) % CONTENT_TYPES.length] ?? "img",
      count: countOf(index),
      status: isOffline(index) ? "offline" : "online",
      filterType: FILTER_TYPES[index % 4 === 0 || index % 9 === 5 ? 1 : 0] ?? "rules",
      createdTime: `${day} ${twoDigits(9 + ((index * 5) % 12))}:${twoDigits((index * 17) % 60)}:${twoDigits((index * 29) % 60)}`,
    };
  });

/** The policy number for a day (`YYYY-MM-DD`) and an id. */
export const policyNumber = (day: string, id: number): string =>
  `JH${day.replaceAll("-", "")}${String(id).padStart(4, "0")}`;
