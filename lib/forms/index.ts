import { MAX_SUBMISSION_BYTES, parseBody } from "@/lib/forms/body";
import { exportSubmissions, textOf } from "@/lib/forms/export";
import { notify } from "@/lib/forms/notify";
import { preview } from "@/lib/forms/preview";
import { qrAddress } from "@/lib/forms/qr";
import { allFieldsOf, fieldsOf, publicForm, serialize } from "@/lib/forms/serialize";
import { create, get, list, remove, update } from "@/lib/forms/service";
import {
  everySubmission,
  getSubmission,
  listSubmissions,
  neighborsOf,
  removeSubmission,
} from "@/lib/forms/submissions";
import { submit } from "@/lib/forms/submit";

export const forms = {
  list,
  get,
  create,
  update,
  remove,
  submit,
  parseBody,
  maxBodyBytes: MAX_SUBMISSION_BYTES,
  notify,
  listSubmissions,
  getSubmission,
  neighborsOf,
  removeSubmission,
  exportSubmissions,
  everySubmission,
  serialize,
  qrAddress,
  publicForm,
  preview,
  fieldsOf,
  allFieldsOf,
  answerText: textOf,
};
