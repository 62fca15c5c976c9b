export default {
  edit: "编辑“{{name}}”的{{field}}",
} as const;
