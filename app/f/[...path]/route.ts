import { visitorRoute } from "@/lib/visitors/next-adapter";

export { send as POST } from "./send";
export {
  visitorRoute as DELETE,
  visitorRoute as GET,
  visitorRoute as HEAD,
  visitorRoute as PATCH,
  visitorRoute as PUT,
};
