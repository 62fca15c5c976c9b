import { HttpResponse } from "msw";
import { bilingual } from "./bilingual";

const SUCCESS_CODE = 200;
export const SUCCESS_MESSAGE = bilingual("请求成功", "Success");
const HEADERS = { "Cache-Control": "no-store" };

/** A success. `success` and `msg` are not part of the contract, which clients must ignore. */
export const success = (data: unknown, message = SUCCESS_MESSAGE): Response =>
  HttpResponse.json(
    {
      status: "success",
      code: SUCCESS_CODE,
      data,
      message,
      success: true,
      msg: message,
    },
    { headers: HEADERS },
  );

/** A failure. By default it has HTTP status 200, so a client must read the envelope. */
export const failure = (message: string, code: number, httpStatus = 200, data: unknown = null): Response =>
  HttpResponse.json(
    { status: "error", code, data, message, success: false, msg: message },
    { status: httpStatus, headers: HEADERS },
  );
