import { calendarPeriodKinds, calendarPeriodOf } from '@haldi/contract/kit/calendar-periods';
import { indiaDay } from '@haldi/contract/kit/dates';
import { useSearchParams } from 'react-router';
import { periodInUrl } from '../lib/period-in-url.ts';
import { LoadFailed, Loading } from '../ui/loading-and-load-failed.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { PeriodPicker } from '../ui/period-picker.tsx';
import { type Tab, Tabs } from '../ui/tabs.tsx';
import { accountingCopy as copy } from './copy.ts';
import { DocumentList } from './document-list.tsx';
import { ExportFiles } from './export-files.tsx';
import { Gstr1Tables } from './gstr1-tables.tsx';
import { Overview } from './overview.tsx';
import { useAccounting } from './queries.ts';

type TabName = keyof typeof copy.tabNames;

export default function AccountingScreen() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDay(new Date());
  const period = periodInUrl(search, calendarPeriodOf('month', today));
  const { data, isError, refetch } = useAccounting(period);
  const write = (changes: Record<string, string>): void =>
    setSearch(
      { ...Object.fromEntries(search), ...changes },
      { replace: true, preventScrollReset: true },
    );
  const hasTax = data !== undefined && data.gstr1 !== null;
  const tabs: Tab<TabName>[] = data
    ? [
        {
          ...{ value: 'overview', label: copy.tabNames.overview },
          content: <Overview figures={data} />,
        },
        {
          ...{ value: 'documents', label: copy.tabNames.documents },
          content: (
            <DocumentList
              key={`${period.from} ${period.to}`}
              {...{ period, hasTax }}
              kinds={data.documents.map(({ kind }) => kind)}
            />
          ),
        },
        ...(data.gstr1
          ? [
              {
                ...{ value: 'gstr1' as const, label: copy.tabNames.gstr1 },
                content: <Gstr1Tables tables={data.gstr1} />,
              },
            ]
          : []),
        {
          ...{ value: 'export', label: copy.tabNames.export },
          content: <ExportFiles period={period} />,
        },
      ]
    : [];
  const value = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'overview';
  return (
    <div className="space-y-4 lg:space-y-5">
      <PageHeading compact title={copy.title} intro={hasTax ? copy.introWithTax : copy.intro} />
      <PeriodPicker kinds={calendarPeriodKinds} period={period} onChange={write} />
      {period.to > today && <Notice tone="info">{copy.notEnded}</Notice>}
      {data && (
        <Tabs
          label={copy.tabs}
          tabs={tabs}
          value={value}
          onChange={(tab) => write({ ...period, tab })}
        />
      )}
      {!data && isError && <LoadFailed title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading isQuiet text={copy.loading} count={3} shape="h-32" />}
    </div>
  );
}
