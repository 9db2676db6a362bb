import { libCopy } from '../../lib/copy.ts';
import { errorText } from '../../lib/error-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deskCopy } from '../desk/copy.ts';
import { useBeauticianExclusions, useSetBeauticianExcluded } from '../desk/queries.ts';

const copy = deskCopy.excludedBeauticians;

export function ExcludedBeauticians({ userId }: { userId: string }) {
  const { data, error } = useBeauticianExclusions(userId);
  const { mutate, isPending, variables } = useSetBeauticianExcluded(userId);
  if (error) return <Notice tone="bad">{errorText(error) ?? libCopy.noConnection}</Notice>;
  if (!data) return <Skeleton className="h-19" />;
  const set = (beautician: string, name: string, isExcluded: boolean): void =>
    mutate(
      { beautician, isExcluded },
      {
        onSuccess: ({ newlyNeedingChange }) => {
          toast.success(isExcluded ? copy.excluded(name) : copy.allowed(name));
          if (newlyNeedingChange > 0) toast.error(copy.newlyNeedingChange(newlyNeedingChange));
        },
        onError: (reason) => toast.error(errorText(reason) ?? libCopy.noConnection),
      },
    );
  const nameOf = (id: string): string => data.people.find(({ _id }) => _id === id)?.name ?? '';
  const apart = data.people.filter(({ isExcluded }) => isExcluded);
  return (
    <div className="space-y-3">
      {apart.length > 0 && (
        <ul aria-label={copy.list} className="divide-y divide-sand border-y border-sand">
          {apart.map(({ _id, name, isAskedFor }) => (
            <li key={_id} className="flex items-center gap-2 py-1.5">
              <span className="min-w-0 grow wrap-anywhere">
                {name} {isAskedFor && <Badge>{copy.byCustomer}</Badge>}
              </span>
              <Button
                look="quiet"
                size="small"
                aria-label={copy.allowOf(name)}
                busy={isPending && variables.beautician === _id}
                onClick={() => set(_id, name, false)}
              >
                {copy.allow}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select
        label={copy.add}
        hint={copy.hint}
        placeholder={copy.choose}
        options={data.people
          .filter(({ isExcluded }) => !isExcluded)
          .map(({ _id, name }) => ({ value: _id, label: name }))}
        value={null}
        onChange={(id) => set(id, nameOf(id), true)}
        disabled={isPending}
      />
    </div>
  );
}
