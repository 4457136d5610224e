"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

export const PrintButton = () => (
  <Button onClick={() => window.print()}>
    <Printer className="size-4" aria-hidden />
    Print
  </Button>
);
