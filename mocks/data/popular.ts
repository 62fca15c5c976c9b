import type { PopularItem, PopularType } from "~/api/dashboard";

type Row = [title: string, clickNumber: PopularItem["clickNumber"], increases: number];

const ranked = (rows: Row[]): PopularItem[] =>
  rows.map(([title, clickNumber, increases], index) => ({ key: index + 1, title, clickNumber, increases }));

/** Clicks are numbers or texts; increases are in percent. */
export const popular: Record<PopularType, PopularItem[]> = {
  text: ranked([
    ["消费观察：从囤货到按需，年轻人如何看待大促", "346.3w+", 35],
    ["快递小哥的一天：一百二十单与三万步", "324.2w+", 22],
    ["社区夜校走红：白天上班，晚上学琴", "318.9w+", 9],
    ["普高还是职高？三个家庭的选择", 2579000, 0],
    ["县城图书馆的周末夜场", "201.2w+", -4],
    ["老旧小区加装电梯，高低层住户如何谈拢", 1863400, 17],
    ["把外婆的童谣录下来：一群方言记录者", "96.5w+", 48],
    ["早餐地图：走过十二座城市的清晨", 88210, -12],
  ]),
  image: ranked([
    ["航拍：梯田春灌，如镜千层", "18.9w+", 31],
    ["组图：高铁检修夜，凌晨两点的灯光", "15.3w+", 15],
    ["手绘长图：一粒米从田间到餐桌", "12.2w+", 26],
    ["城市候鸟：湿地公园冬日观鸟手记", "7.9w+", 0],
    ["校园樱花季预约入园攻略", 68450, -18],
    ["老街新貌：同一个机位的二十年", "5.2w+", -6],
    ["一图看懂：新版垃圾分类指引", 43120, 12],
    ["摄影师镜头下的传统手艺人", "3.1w+", 9],
  ]),
  video: ranked([
    ["清晨六点的菜市场有多热闹", "367.6w+", 5],
    ["非遗工匠：一把油纸伞的七十二道工序", "352.2w+", 17],
    ["开箱测评：千元内降噪耳机谁更安静", "348.9w+", 30],
    ["三分钟学会家常红烧肉", 3463000, 12],
    ["跟着列车看雪山：高原铁路全程记录", 2710500, 2],
    ["宠物医生的值班夜", "158.4w+", 41],
    ["零基础练字：横平竖直的秘密", 986300, -9],
    ["露营新手避坑指南", "64.7w+", 8],
  ]),
};
