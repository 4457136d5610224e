import { env } from "@/lib/env";
import { testOrderOfStates } from "./order-of-states";

testOrderOfStates(() => env.APP_URL);
