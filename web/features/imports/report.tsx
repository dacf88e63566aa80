import Box from '@mui/material/Box';
import { getListingImportReport, type ListedImport, type ListingImportReport } from '#contract/listing-imports.ts';
import { addressOf } from '#web/platform/api.ts';
import { count, reportWords, unseenWords } from './import-words.ts';

/** What reading a file came to, its first refused rows, and all of them to download. */
export function Report({ id, report }: Pick<ListedImport, 'id'> & { report: ListingImportReport }) {
  const unseen = unseenWords(report);
  const problemCount = report.refused + report.leftEmpty + report.duplicates;
  return (
    <Box component="section" aria-labelledby="import-report" sx={{ display: 'grid', gap: 1 }}>
      <Box component="h2" id="import-report" sx={{ m: 0, typography: 'h3' }}>
        {report.isDryRun ? 'What importing would come to' : 'What came of it'}
      </Box>
      <Box sx={{ typography: 'body1' }}>{reportWords(report)}</Box>
      {report.brokenOff !== null && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {report.brokenOff} The rows before that count.
        </Box>
      )}
      {unseen !== null && <Box sx={{ typography: 'body2' }}>{unseen}</Box>}
      {problemCount > 0 && (
        <Box sx={{ typography: 'body2' }}>
          {[
            ...(report.leftEmpty > 0 ? [`${count(report.leftEmpty, 'cell')} left empty`] : []),
            ...(report.duplicates > 0 ? [`${count(report.duplicates, 'row')} whose key came before`] : []),
          ].join(', ')}{' '}
          <a href={addressOf(getListingImportReport, { params: { importId: id } })} download>
            Download the report (CSV)
          </a>
        </Box>
      )}
      {report.lines.length > 0 && (
        <Box
          component="ul"
          aria-label="First lines of the report"
          sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}
        >
          {report.lines.map(({ line, key, reason }, at) => (
            <li key={`${at} ${line}`}>
              {line > 0 ? `Line ${line}` : 'The file'}
              {key === null ? '' : `, ${key}`}: {reason}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
