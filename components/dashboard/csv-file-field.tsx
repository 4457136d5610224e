"use client";

type Props = {
  help: string;
  /** The id of the error message, if `invalid`. */
  problemId: string;
  invalid: boolean;
  onChoose(file: File | undefined): void;
};

/** A CSV file input. */
export const CsvFileField = ({ help, problemId, invalid, onChoose }: Props) => (
  <div className="space-y-1.5">
    <label htmlFor="file" className="block font-medium text-sm">
      CSV file
    </label>
    <input
      id="file"
      type="file"
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      aria-invalid={invalid ? true : undefined}
      aria-describedby={`file-help ${problemId}`}
      onChange={(event) => onChoose(event.target.files?.[0])}
      className="block w-full text-sm file:mr-3 file:h-10 file:cursor-pointer file:rounded-control file:border file:border-edge/50 file:border-solid file:bg-surface file:px-4 file:font-medium file:text-ink"
    />
    <p id="file-help" className="text-quiet text-xs">
      {help}
    </p>
  </div>
);
