import { CONTENT_TYPES, FILTER_TYPES, type Policy } from "~/api/policy";
import { daysBefore } from "~/lib/text/days";
import { bilingual } from "../backend/bilingual";

const NAMES = [
  bilingual("城市夜色短视频精选", "City nights in short videos"),
  bilingual("春节返乡图文合集", "Going home for Spring Festival"),
  bilingual("新手厨房一百问", "A hundred questions for new cooks"),
  bilingual("校园樱花季打卡", "Cherry season on campus"),
  bilingual("高原铁路沿线风光", "Along the plateau railway"),
  bilingual(
    "二〇二六年春季全国城市文旅宣传与非物质文化遗产保护专题征稿活动优秀来稿及其配图的版权与事实核验复检合集（第一期上册终稿）",
    "Best of city tourism and living heritage, spring 2026, part 1",
  ),
  bilingual("早餐地图：十二座城市的清晨", "Breakfast map: mornings in twelve cities"),
  bilingual("亲子阅读推荐书单", "Books to read with children"),
  bilingual("古建筑修缮手记", "Notes on restoring old buildings"),
  bilingual("夏日防暑小知识", "Staying cool in summer"),
  bilingual("职场沟通情景剧", "Scenes of talking at work"),
  bilingual("老电影修复对比", "Old films before and after repair"),
  bilingual("乡村教师口述史", "Village teachers remember"),
  bilingual("国风音乐现场", "Traditional music live"),
  bilingual("露营装备横评", "Camping gear compared"),
  bilingual("台风季安全提示", "Safe in the typhoon season"),
  bilingual("方言童谣采集", "Nursery rhymes in dialect"),
  bilingual("马拉松赛道直击", "Live from the marathon"),
  bilingual("家电清洗避坑", "Cleaning appliances without regret"),
  bilingual("图解医保新政", "The new health insurance in pictures"),
  bilingual("候鸟迁徙观察", "Watching migrating birds"),
  bilingual("手作木工入门", "First steps in woodwork"),
  bilingual("四季养生食谱", "Recipes for four seasons"),
  bilingual("夜校课程集锦", "Best of evening classes"),
  bilingual("大学生创业访谈", "Student founders interviewed"),
  bilingual("旧物改造灵感库", "Ideas for old things"),
  bilingual("城市骑行路线", "Cycling through the city"),
  bilingual("科学实验一分钟", "One-minute experiments"),
  bilingual("面试技巧三十讲", "Thirty lessons on interviews"),
  bilingual("社区团购测评", "Group buying tested"),
  bilingual("非遗油纸伞制作", "Making oil-paper umbrellas"),
  bilingual("宠物急救常识", "First aid for pets"),
  bilingual("电影幕后花絮", "Behind the scenes"),
  bilingual("智能家居体验", "Living in a smart home"),
  bilingual("开学季穿搭", "What to wear back to school"),
  bilingual("篮球基本功教学", "Basketball basics"),
  bilingual("江南园林漫步", "A walk through Jiangnan gardens"),
  bilingual("新能源汽车试驾", "Test drives of electric cars"),
  bilingual("心理健康小课堂", "A short class on mental health"),
  bilingual("冬季滑雪攻略", "Skiing in winter"),
  bilingual("沙漠绿化纪实", "How the desert turned green"),
  bilingual("零基础练字", "Handwriting from zero"),
  bilingual("热门桌游教学", "Popular board games explained"),
  bilingual("农产品直播切片", "Farm produce live, in pieces"),
  bilingual("博物馆夜游", "A night at the museum"),
  bilingual("睡前故事音画版", "Bedtime stories with pictures"),
  bilingual("短途自驾推荐", "Short trips by car"),
  bilingual("办公软件小技巧", "Office software tricks"),
  bilingual("航拍梯田春灌", "Terraces in spring from above"),
  bilingual("街头摄影手记", "Notes of a street photographer"),
  bilingual("反诈宣传短片", "Short films against fraud"),
  bilingual("家庭健身计划", "Fit at home"),
  bilingual("高考志愿解读", "Choosing a university"),
  bilingual("传统节日由来", "Where festivals come from"),
  bilingual("海岛民宿探访", "Guesthouses on islands"),
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
