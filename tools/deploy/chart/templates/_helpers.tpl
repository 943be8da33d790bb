{{- define "svc.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 52 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 52 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "svc.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "svc.labels" -}}
{{ include "svc.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{- define "svc.image" -}}
{{- $repository := required "image.repository: the image that you have built and pushed" .Values.image.repository -}}
{{- if .Values.image.digest -}}
{{- printf "%s@%s" $repository .Values.image.digest -}}
{{- else -}}
{{- printf "%s:%s" $repository (.Values.image.tag | default .Chart.AppVersion) -}}
{{- end -}}
{{- end -}}

{{/* Threads of each lane: one fewer than whole cores, at least one. */}}
{{- define "svc.workers" -}}
{{- $limit := .Values.resources.limits.cpu | toString -}}
{{- if hasSuffix "m" $limit -}}
{{- max 1 (sub (div (trimSuffix "m" $limit | int) 1000) 1) -}}
{{- else -}}
{{- max 1 (sub (int $limit) 1) -}}
{{- end -}}
{{- end -}}
