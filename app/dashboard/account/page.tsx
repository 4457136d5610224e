import { requireOwner } from "@/lib/http/session";

export const metadata = { title: "Account" };

export default async function AccountPage() {
  const { account } = await requireOwner();
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-6 px-6 py-16">
      <h1 className="text-2xl font-semibold tracking-tight">Account</h1>
      <p>{account.email}</p>
    </main>
  );
}
