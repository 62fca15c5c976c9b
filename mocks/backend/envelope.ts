import { HttpResponse } from "msw";

const SUCCESS_CODE = 200;
const SUCCESS_MESSAGE = "请求成功";
const HEADERS = { "Cache-Control": "no-store" };

/** A success, with the contract's fields and the demonstration's own. */
export const success = (data: unknown): Response =>
  HttpResponse.json(
    {
      status: "success",
      code: SUCCESS_CODE,
      data,
      message: SUCCESS_MESSAGE,
      success: true,
      msg: SUCCESS_MESSAGE,
    },
    { headers: HEADERS },
  );

/** A failure, with the contract's fields and the demonstration's own; the demonstration's own have HTTP status 200. */
export const failure = (message: string, code: number, httpStatus = 200): Response =>
  HttpResponse.json(
    { status: "error", code, data: null, message, success: false, msg: message },
    { status: httpStatus, headers: HEADERS },
  );
