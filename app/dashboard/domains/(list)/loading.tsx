import { ListSkeleton } from "@/components/ui/skeleton";

export default ListSkeleton;
