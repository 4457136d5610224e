import { unknownPath } from "@/lib/http/api/route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = unknownPath;
