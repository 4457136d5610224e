/** Advisory lock: shared by every batch that writes the journal, exclusive for the fold's cut. */
export const JOURNAL_LOCK = 7_206_001;
