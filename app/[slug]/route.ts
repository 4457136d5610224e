import { visitorRoute } from "@/lib/visitors/next-adapter";

export {
  visitorRoute as DELETE,
  visitorRoute as GET,
  visitorRoute as HEAD,
  visitorRoute as PATCH,
  visitorRoute as POST,
  visitorRoute as PUT,
};
