export default {
  logIn: "通过单点登录进入",
  again: "重新登录",
  refused: "登录服务拒绝了登录",
  refusedFor: "登录服务拒绝了登录：{{reason}}",
  failed: "登录服务没有响应，请稍后再试",
  onlyHere: "已在本机登出，但没有在登录服务登出，那里的会话可能还在",
} as const;
