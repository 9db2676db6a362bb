import { Mail, MoreVertical, Phone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-style.ts';
import { Card } from './card.tsx';
import { Chip } from './chip.tsx';
import ConfirmDialog from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { EmptyState } from './empty-state.tsx';
import { TextArea, TextField } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';
import { Menu } from './menu.tsx';
import { PageHeading } from './page-heading.tsx';
import { PasswordField } from './password-field.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { Select } from './select.tsx';
import { SidePanel } from './side-panel.tsx';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { StarRating } from './star-rating.tsx';
import { Stars } from './stars.tsx';
import { Table } from './table.tsx';
import { Tabs } from './tabs.tsx';
import { toast } from './toast.ts';

function GallerySection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={name}>
      <h2 className="mb-4 text-xl">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </Card>
  );
}

const looks: ButtonVariant[] = ['primary', 'golden', 'secondary', 'quiet', 'danger'];

function Buttons() {
  return (
    <GallerySection name="Buttons">
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-3">
          <Button look={look} size="small">
            {look} small
          </Button>
          <Button look={look}>{look}</Button>
          <Button look={look} size="large">
            {look} large
          </Button>
          <Button look={look} disabled>
            disabled
          </Button>
          <Button look={look} busy>
            busy
          </Button>
        </div>
      ))}
      <LinkButton to="/">Link button</LinkButton>
      <IconButton label="Delete">
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Delete, disabled" disabled>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <Spinner />
    </GallerySection>
  );
}

const times = [
  { value: 'nine', label: '09:00 AM' },
  { value: 'ten', label: '10:00 AM', disabled: true, note: 'Full' },
  { value: 'eleven', label: '11:00 AM' },
];

function Fields() {
  const [time, setTime] = useState<string | null>(null);
  return (
    <GallerySection name="Fields">
      <TextField label="Name" hint="As on your door" required className="w-70" />
      <TextField label="Town" defaultValue="Pune" error="We do not serve this area yet" />
      <TextField label="Pincode" defaultValue="411001" disabled />
      <PasswordField label="Password" className="w-70" />
      <TextArea label="Comment" placeholder="Tell us how it was" className="w-90" />
      <Select
        label="Select Time"
        placeholder="Choose time slot"
        options={times}
        value={time}
        onChange={setTime}
        className="w-70"
      />
      <Select
        label="With an error"
        placeholder="Choose time slot"
        options={times}
        value={null}
        onChange={setTime}
        error="Please choose one"
        className="w-70"
      />
      <Select label="Disabled" options={times} value="nine" onChange={setTime} disabled />
    </GallerySection>
  );
}

function Choices() {
  const [chosen, setChosen] = useState('All');
  const [rating, setRating] = useState(0);
  const [count, setCount] = useState(1);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  return (
    <GallerySection name="Choices">
      {['All', 'Facial', 'A rather long category name'].map((name) => (
        <Chip key={name} chosen={chosen === name} onClick={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
      <QuantityStepper
        label="Gold Facial"
        value={count}
        className="w-36"
        onIncrease={() => setCount(count + 1)}
        onDecrease={() => setCount(count - 1)}
        onRemove={() => toast.success('Removed')}
      />
      <StarRating value={rating} onChange={setRating} />
      <StarRating value={0} onChange={setRating} error="Please give the Rating" />
      <Stars rating={4.5} />
      <div className="w-full">
        <Tabs
          label="Examples"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'First', content: <p>The first panel.</p> },
            { value: 'two', label: 'Second', content: <p>The second panel.</p> },
          ]}
        />
      </div>
    </GallerySection>
  );
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'long' | 'side' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <GallerySection name="Overlays">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('long')}>Long dialog</Button>
      <Button onClick={() => setOpen('side')}>Side panel</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => toast.success('Order placed successfully!')}>Success</Button>
      <Button onClick={() => toast.error('Something went wrong while placing the order.')}>
        Error
      </Button>
      <Button
        onClick={() => {
          toast.afterReload('success', 'Still here after the reload');
          setTimeout(() => location.reload(), 500);
        }}
      >
        After a reload
      </Button>
      <Menu
        label="More"
        icon={<MoreVertical aria-hidden="true" />}
        items={[
          { label: 'Call', icon: Phone, href: 'tel:+919000000000' },
          { label: 'Mail', icon: Mail, onSelect: () => toast.success('Mail') },
          { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setOpen('confirm') },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Confirm Your Appointment"
        description="One sentence about it."
        footer={<Button onClick={close}>Confirm Appointment</Button>}
      >
        <TextField label="Street" />
      </Dialog>
      <Dialog open={open === 'long'} onClose={close} title="Long" size="large">
        <div className="space-y-4">
          {Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Dialog>
      <SidePanel
        open={open === 'side'}
        onClose={close}
        title="Your cart"
        footer={<Button className="w-full">Order Now</Button>}
      >
        <p>Items</p>
      </SidePanel>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Delete this post?"
        text="This cannot be undone."
        confirm="Delete"
      />
    </GallerySection>
  );
}

function Displays() {
  return (
    <GallerySection name="Showing">
      {(['neutral', 'golden', 'plum', 'good', 'bad'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <div className="w-60 space-y-2">
        <Skeleton className="h-6 w-full" />
        <Skeleton className="h-6 w-2/3" />
      </div>
      <EmptyState
        picture="/pictures/empty/orders.svg"
        title="No active bookings."
        text="Your next visit appears here."
        action={<LinkButton to="/service">See all services</LinkButton>}
      />
      <div className="w-full">
        <Table
          caption="Orders"
          rowKey={({ id }) => id}
          rows={[
            { id: '482913', name: 'Asha', total: '₹1,399' },
            { id: '118204', name: 'A name that goes on for rather a long while', total: '₹99' },
          ]}
          columns={[
            { header: 'Order', cell: ({ id }) => `#${id}` },
            { header: 'Customer', cell: ({ name }) => name },
            { header: 'Total', numeric: true, cell: ({ total }) => total },
          ]}
        />
      </div>
    </GallerySection>
  );
}

/** All components in all states, for development. */
export default function ComponentGallery() {
  return (
    <div className="mx-auto max-w-page space-y-6 px-4 py-10">
      <PageHeading title="Components" intro="Everything a screen is built from." />
      <Buttons />
      <Fields />
      <Choices />
      <Overlays />
      <Displays />
    </div>
  );
}
