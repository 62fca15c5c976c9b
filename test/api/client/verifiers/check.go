// Command check prints the result of each line: base64 fields of a received call, with tabs between them.
package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"check/signature"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var texts []string
		for _, field := range strings.Split(lines.Text(), "\t") {
			decoded, _ := base64.StdEncoding.DecodeString(field)
			texts = append(texts, string(decoded))
		}
		headers := map[string]string{}
		for index := 6; index < len(texts)-1; index += 2 {
			headers[texts[index]] = texts[index+1]
		}
		now, _ := strconv.ParseInt(texts[5], 10, 64)
		request := signature.Received{Method: texts[0], Target: texts[1], Headers: headers, Body: []byte(texts[len(texts)-1])}
		key := signature.Key{ID: texts[2], Secret: texts[3], ScopeWord: texts[4]}
		fmt.Println(signature.Verify(request, key, time.Unix(now, 0)))
	}
}
