import { newAccount } from "@/tests/support/fixtures";
import { testFreshness } from "./freshness-tests";

// Under Next's own server: next-adapter.test.ts.
testFreshness(async () => (await newAccount()).api);
